// The client: a bar, a page, the dialogs.
import { render } from "preact";
import { useSignal } from "@preact/signals";
import { armiesOf } from "./games/index.ts";
import { Scope } from "./games/scope.tsx";
import { AboutPage } from "./pages/about.tsx";
import { Home } from "./pages/home.tsx";
import { lazy } from "./parts/lazy.tsx";
import { RuleDialog } from "./parts/rule.tsx";
import { LanguagePicker, SettingsDialog } from "./parts/settings.tsx";
import { route } from "./router.ts";
import { text } from "./text.ts";

// The start page comes at once, the others with the first visit.
const NewTablePage = lazy(() => import("./pages/new.tsx").then((code) => code.NewTablePage));
const AnalysisPage = lazy(() => import("./pages/analysis.tsx").then((code) => code.AnalysisPage));
const DrillPage = lazy(() => import("./pages/drill.tsx").then((code) => code.DrillPage));
const RulesPage = lazy(() => import("./pages/rules.tsx").then((code) => code.RulesPage));
const TablePage = lazy(() => import("./pages/table.tsx").then((code) => code.TablePage));

function Nowhere() {
  return (
    <div class="page">
      <h1>{text("nowhere")}</h1>
      <a class="button" href="/">
        {text("home")}
      </a>
    </div>
  );
}

function Page() {
  const to = route.value;
  switch (to.page) {
    case "home":
      return <Home />;
    case "new":
      return <NewTablePage key={to.game} game={to.game} />;
    case "table":
      return <TablePage key={to.table} table={to.table} at={null} eyes={null} replay={false} />;
    case "replay":
      return <TablePage key={`replay ${to.table}`} table={to.table} at={to.at} eyes={to.eyes} replay />;
    case "analysis":
      return <AnalysisPage key={to.table} table={to.table} sight={to.sight} />;
    case "rules":
      return <RulesPage key={to.game} game={to.game} />;
    case "about":
      return <AboutPage key={to.game} game={to.game} />;
    case "drill":
      return <DrillPage game={to.game} number={to.number} />;
    case "army": {
      const Armies = armiesOf(to.game);
      return Armies ? (
        <Scope game={to.game}>
          <Armies army={to.army} />
        </Scope>
      ) : (
        <Nowhere />
      );
    }
    case "nowhere":
      return <Nowhere />;
  }
}

function Brand() {
  return (
    <a class="brand" href="/">
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <rect width="64" height="64" rx="14" class="mark" />
        <path d="M8 46 20 20M20 46 8 20M26 46 38 20M38 46 26 20M44 46 56 20M56 46 44 20M6 52h52" class="thorn" />
      </svg>
      Zareba
    </a>
  );
}

function App() {
  const open = useSignal(false);
  const { page } = route.value;
  const small = page === "table" || page === "replay" || page === "drill";
  return (
    <div class={`shell at-${page}`}>
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById("main")?.focus();
        }}
      >
        {text("skip-to-content")}
      </a>
      <header class="bar">
        <Brand />
        <nav aria-label={text("menu")}>
          <LanguagePicker id="bar-language" />
          <button
            type="button"
            class="plain"
            onClick={() => {
              open.value = true;
            }}
          >
            {text("settings")}
          </button>
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        <Page />
      </main>
      {!small && <footer class="foot">{text("unofficial")}</footer>}
      {open.value && (
        <SettingsDialog
          close={() => {
            open.value = false;
          }}
        />
      )}
      <RuleDialog />
    </div>
  );
}

const root = document.getElementById("app")!;
root.textContent = "";
render(<App />, root);
