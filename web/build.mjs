// Bundle the browser client into the Python package. `node build.mjs --watch` keeps at it.
import { cp, mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { context } from "esbuild";

const OUT = new URL("../src/zareba/server/static/", import.meta.url);

await mkdir(OUT, { recursive: true });
await cp(new URL("public/", import.meta.url), OUT, { recursive: true });

const work = await context({
    entryPoints: [
        { in: "src/app.tsx", out: "app" },
        { in: "src/style/app.css", out: "app" },
    ],
    bundle: true,
    minify: true,
    sourcemap: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".ftl": "text", ".woff2": "file" },
    assetNames: "[name]",
    absWorkingDir: fileURLToPath(new URL(".", import.meta.url)),
    outdir: fileURLToPath(OUT),
    logLevel: "info",
});
if (process.argv.includes("--watch")) {
    await work.watch();
} else {
    await work.rebuild();
    await work.dispose();
}
