/** Languages with texts for the theme; `zh` is simplified Chinese. */
type Language = "de" | "es" | "fr" | "ja" | "ko" | "pt" | "ru" | "zh";

/** The texts that readers see most, by their keys without `theme.`. */
// biome-ignore format: A row for each text can be compared across languages.
const texts: Record<string, Record<Language, string>> = {
  "common.skipToMainContent": { de: "Zum Inhalt springen", es: "Ir al contenido", fr: "Aller au contenu", ja: "本文へ移動", ko: "본문으로 이동", pt: "Ir para o conteúdo", ru: "Перейти к содержимому", zh: "跳到正文" },
  "common.editThisPage": { de: "Diese Seite bearbeiten", es: "Editar esta página", fr: "Modifier cette page", ja: "このページを編集", ko: "이 페이지 편집", pt: "Editar esta página", ru: "Изменить эту страницу", zh: "编辑此页" },
  "docs.paginator.previous": { de: "Zurück", es: "Anterior", fr: "Précédent", ja: "前へ", ko: "이전", pt: "Anterior", ru: "Назад", zh: "上一页" },
  "docs.paginator.next": { de: "Weiter", es: "Siguiente", fr: "Suivant", ja: "次へ", ko: "다음", pt: "Próxima", ru: "Далее", zh: "下一页" },
  "TOCCollapsible.toggleButtonLabel": { de: "Auf dieser Seite", es: "En esta página", fr: "Sur cette page", ja: "このページの内容", ko: "이 페이지의 내용", pt: "Nesta página", ru: "На этой странице", zh: "本页内容" },
  "lastUpdated.lastUpdatedAtBy": { de: "Zuletzt geändert{atDate}{byUser}", es: "Última actualización{atDate}{byUser}", fr: "Dernière mise à jour{atDate}{byUser}", ja: "最終更新{atDate}{byUser}", ko: "마지막 업데이트{atDate}{byUser}", pt: "Última atualização{atDate}{byUser}", ru: "Последнее обновление{atDate}{byUser}", zh: "最后更新{atDate}{byUser}" },
  "lastUpdated.atDate": { de: " am {date}", es: ": {date}", fr: " le {date}", ja: "：{date}", ko: ": {date}", pt: " em {date}", ru: ": {date}", zh: "于 {date}" },
  "lastUpdated.byUser": { de: " von {user}", es: ", por {user}", fr: " par {user}", ja: "（{user}）", ko: " ({user})", pt: " por {user}", ru: ", {user}", zh: "（{user}）" },
  "tags.tagsPageTitle": { de: "Schlagwörter", es: "Etiquetas", fr: "Étiquettes", ja: "タグ", ko: "태그", pt: "Etiquetas", ru: "Метки", zh: "标签" },
  "tags.tagsPageLink": { de: "Alle Schlagwörter", es: "Todas las etiquetas", fr: "Toutes les étiquettes", ja: "すべてのタグ", ko: "모든 태그", pt: "Todas as etiquetas", ru: "Все метки", zh: "所有标签" },
  "admonition.note": { de: "Hinweis", es: "Nota", fr: "Remarque", ja: "注記", ko: "참고", pt: "Nota", ru: "Примечание", zh: "备注" },
  "admonition.info": { de: "Info", es: "Información", fr: "Info", ja: "情報", ko: "정보", pt: "Informação", ru: "Информация", zh: "信息" },
  "admonition.tip": { de: "Tipp", es: "Consejo", fr: "Astuce", ja: "ヒント", ko: "팁", pt: "Dica", ru: "Совет", zh: "提示" },
  "admonition.important": { de: "Wichtig", es: "Importante", fr: "Important", ja: "重要", ko: "중요", pt: "Importante", ru: "Важно", zh: "重要" },
  "admonition.caution": { de: "Vorsicht", es: "Precaución", fr: "Attention", ja: "注意", ko: "주의", pt: "Cuidado", ru: "Осторожно", zh: "注意" },
  "admonition.warning": { de: "Warnung", es: "Advertencia", fr: "Avertissement", ja: "警告", ko: "경고", pt: "Aviso", ru: "Предупреждение", zh: "警告" },
  "admonition.danger": { de: "Gefahr", es: "Peligro", fr: "Danger", ja: "危険", ko: "위험", pt: "Perigo", ru: "Опасно", zh: "危险" },
  "SearchBar.label": { de: "Suche", es: "Buscar", fr: "Rechercher", ja: "検索", ko: "검색", pt: "Buscar", ru: "Поиск", zh: "搜索" },
  "NotFound.title": { de: "Seite nicht gefunden", es: "Página no encontrada", fr: "Page introuvable", ja: "ページが見つかりません", ko: "페이지를 찾을 수 없습니다", pt: "Página não encontrada", ru: "Страница не найдена", zh: "找不到页面" },
  "NotFound.p1": { de: "Diese Seite gibt es nicht. Vielleicht wurde sie verschoben, oder die Adresse enthält einen Tippfehler.", es: "Esta página no existe. Puede que se haya movido o que la dirección tenga un error.", fr: "Cette page n'existe pas. Elle a peut-être été déplacée, ou l'adresse contient une erreur.", ja: "このページは存在しません。移動したか、アドレスが間違っている可能性があります。", ko: "이 페이지는 없습니다. 이동했거나 주소가 잘못되었을 수 있습니다.", pt: "Esta página não existe. Ela pode ter sido movida, ou o endereço contém um erro.", ru: "Такой страницы нет. Возможно, её переместили или в адресе опечатка.", zh: "此页面不存在。它可能已被移动，或者地址有误。" },
  "NotFound.home": { de: "Zur Startseite", es: "Ir a la página de inicio", fr: "Aller à la page d'accueil", ja: "トップページへ", ko: "첫 페이지로", pt: "Ir para a página inicial", ru: "На главную страницу", zh: "返回首页" },
  "blog.post.readMore": { de: "Weiterlesen", es: "Leer más", fr: "Lire la suite", ja: "続きを読む", ko: "더 읽기", pt: "Ler mais", ru: "Читать дальше", zh: "阅读更多" },
  "blog.post.readingTime.plurals": { de: "1 Minute Lesezeit|{readingTime} Minuten Lesezeit", es: "1 minuto de lectura|{readingTime} minutos de lectura", fr: "{readingTime} minute de lecture|{readingTime} minutes de lecture", ja: "約{readingTime}分", ko: "약 {readingTime}분", pt: "{readingTime} minuto de leitura|{readingTime} minutos de leitura", ru: "{readingTime} мин. чтения", zh: "阅读约 {readingTime} 分钟" },
  "blog.post.plurals": { de: "1 Beitrag|{count} Beiträge", es: "1 entrada|{count} entradas", fr: "{count} article|{count} articles", ja: "{count}件の記事", ko: "글 {count}개", pt: "{count} artigo|{count} artigos", ru: "{count} запись|{count} записи|{count} записей", zh: "{count} 篇文章" },
  "blog.tagTitle": { de: "{nPosts} zu „{tagName}“", es: "{nPosts} con «{tagName}»", fr: "{nPosts} avec « {tagName} »", ja: "「{tagName}」：{nPosts}", ko: "“{tagName}”: {nPosts}", pt: "{nPosts} com “{tagName}”", ru: "«{tagName}»: {nPosts}", zh: "“{tagName}”：{nPosts}" },
  "blog.archive.title": { de: "Archiv", es: "Archivo", fr: "Archives", ja: "アーカイブ", ko: "보관함", pt: "Arquivo", ru: "Архив", zh: "归档" },
  "blog.feed": { de: "Feed abonnieren", es: "Suscribirse al feed", fr: "S'abonner au flux", ja: "フィードを購読", ko: "피드 구독", pt: "Assinar o feed", ru: "Подписаться на ленту", zh: "订阅" },
  "blog.paginator.newerEntries": { de: "Neuere Beiträge", es: "Entradas más recientes", fr: "Articles plus récents", ja: "新しい記事", ko: "최신 글", pt: "Artigos mais recentes", ru: "Более новые записи", zh: "较新的文章" },
  "blog.paginator.olderEntries": { de: "Ältere Beiträge", es: "Entradas anteriores", fr: "Articles plus anciens", ja: "古い記事", ko: "이전 글", pt: "Artigos mais antigos", ru: "Более старые записи", zh: "较早的文章" },
  "blog.authorsList.pageTitle": { de: "Autoren", es: "Autores", fr: "Auteurs", ja: "著者", ko: "글쓴이", pt: "Autores", ru: "Авторы", zh: "作者" },
  "blog.authorsList.viewAll": { de: "Alle Autoren", es: "Todos los autores", fr: "Tous les auteurs", ja: "すべての著者", ko: "모든 글쓴이", pt: "Todos os autores", ru: "Все авторы", zh: "所有作者" },
  "docs.versionBadge.label": { de: "Version: {versionLabel}", es: "Versión: {versionLabel}", fr: "Version : {versionLabel}", ja: "バージョン：{versionLabel}", ko: "버전: {versionLabel}", pt: "Versão: {versionLabel}", ru: "Версия: {versionLabel}", zh: "版本：{versionLabel}" },
  "docs.versions.unreleasedVersionLabel": { de: "Sie lesen {versionLabel}; diese Version ist noch nicht veröffentlicht.", es: "Está leyendo {versionLabel}, que aún no se ha publicado.", fr: "Vous lisez {versionLabel}, qui n'est pas encore publiée.", ja: "{versionLabel} はまだリリースされていません。", ko: "{versionLabel}은(는) 아직 출시되지 않았습니다.", pt: "Você está lendo {versionLabel}, que ainda não foi lançada.", ru: "Вы читаете {versionLabel}; эта версия ещё не выпущена.", zh: "您正在阅读 {versionLabel}，该版本尚未发布。" },
  "docs.versions.unmaintainedVersionLabel": { de: "Sie lesen Version {versionLabel}, die nicht mehr gepflegt wird.", es: "Está leyendo la versión {versionLabel}, que ya no se mantiene.", fr: "Vous lisez la version {versionLabel}, qui n'est plus maintenue.", ja: "バージョン {versionLabel} はもう更新されていません。", ko: "{versionLabel} 버전은 더 이상 관리되지 않습니다.", pt: "Você está lendo a versão {versionLabel}, que não é mais mantida.", ru: "Вы читаете версию {versionLabel}, которая больше не поддерживается.", zh: "您正在阅读版本 {versionLabel}，该版本已不再维护。" },
  "docs.versions.latestVersionLinkLabel": { de: "Zur neuesten Version", es: "Ir a la última versión", fr: "Aller à la dernière version", ja: "最新バージョンへ", ko: "최신 버전으로", pt: "Ir para a versão mais recente", ru: "Перейти к последней версии", zh: "查看最新版本" },
  "docs.DocCard.categoryDescription.plurals": { de: "1 Seite|{count} Seiten", es: "1 página|{count} páginas", fr: "{count} page|{count} pages", ja: "{count}ページ", ko: "{count}개 페이지", pt: "{count} página|{count} páginas", ru: "{count} страница|{count} страницы|{count} страниц", zh: "{count} 个页面" },
  "docs.tagDocListPageTitle": { de: "{nDocsTagged} mit „{tagName}“", es: "{nDocsTagged} con «{tagName}»", fr: "{nDocsTagged} avec « {tagName} »", ja: "「{tagName}」：{nDocsTagged}", ko: "“{tagName}”: {nDocsTagged}", pt: "{nDocsTagged} com “{tagName}”", ru: "«{tagName}»: {nDocsTagged}", zh: "“{tagName}”：{nDocsTagged}" },
  "docs.tagDocListPageTitle.nDocsTagged": { de: "1 Seite|{count} Seiten", es: "1 página|{count} páginas", fr: "{count} page|{count} pages", ja: "{count}ページ", ko: "{count}개 페이지", pt: "{count} página|{count} páginas", ru: "{count} страница|{count} страницы|{count} страниц", zh: "{count} 个页面" },
  "pageMenu.copy": { de: "Seite kopieren", es: "Copiar página", fr: "Copier la page", ja: "ページをコピー", ko: "페이지 복사", pt: "Copiar página", ru: "Копировать страницу", zh: "复制页面" },
  "pageMenu.view": { de: "Als Markdown ansehen", es: "Ver como Markdown", fr: "Voir en Markdown", ja: "Markdown で見る", ko: "Markdown으로 보기", pt: "Ver como Markdown", ru: "Открыть как Markdown", zh: "以 Markdown 查看" },
  "pageMenu.open": { de: "In {name} öffnen", es: "Abrir en {name}", fr: "Ouvrir dans {name}", ja: "{name} で開く", ko: "{name}에서 열기", pt: "Abrir no {name}", ru: "Открыть в {name}", zh: "在 {name} 中打开" },
};

/** The texts of the theme in a language by key; none for English and languages without texts. */
export function themeTexts(code: string): Record<string, string> {
  const language = languageOf(code);
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, forms]) => {
      const text = (forms as Record<string, string | undefined>)[language];
      return text === undefined ? [] : [[`theme.${key}`, text]];
    }),
  );
}

/** The language of a tag; empty for traditional Chinese, which is written differently. */
function languageOf(code: string): string {
  try {
    const { language, script } = new Intl.Locale(code.replaceAll("_", "-")).maximize();
    return script === "Hant" ? "" : language;
  } catch {
    return "";
  }
}
