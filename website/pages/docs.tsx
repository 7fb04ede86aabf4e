export default function DocsLanding() {
  return (
    <main id="main">
      <h1>DataHub documentation</h1>
    </main>
  );
}
