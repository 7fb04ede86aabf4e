export default function Home() {
  return (
    <main id="main">
      <h1>DataHub documentation</h1>
    </main>
  );
}
