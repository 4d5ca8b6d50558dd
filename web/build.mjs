// Bundle the browser client into the Python package. `node build.mjs --watch` keeps at it.
// Every file but the page and the icon has the hash of its content in its name, so that it may be kept for ever;
// what can be compressed lies there compressed, too.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { context } from "esbuild";

const OUT = new URL("../src/zareba/server/static/", import.meta.url);
const HOME = new URL(".", import.meta.url);
const COMPRESSED = /\.(js|css|html|svg)$/;

/** After every build: the page with the names of its files, and everything small. */
const finished = {
    name: "finished",
    setup(build) {
        build.onStart(() => rm(OUT, { recursive: true, force: true }));
        build.onEnd(async ({ errors, metafile, outputFiles }) => {
            if (errors.length) return;
            await mkdir(OUT, { recursive: true });
            const made = new Map(outputFiles.map((file) => [file.path.split(/[\\/]/).at(-1), file.contents]));
            made.set("index.html", Buffer.from(await page(metafile)));
            made.set("icon.svg", await readFile(new URL("public/icon.svg", HOME)));
            await Promise.all([...made].map(([name, content]) => write(name, content)));
        });
    },
};

/** The page names its script and style, and what the script will want at once. */
async function page({ outputs }) {
    const entries = Object.entries(outputs).filter(([, output]) => output.entryPoint);
    const named = (source) => entries.find(([, output]) => output.entryPoint === source);
    const address = (path) => `/static/${path.split("/").at(-1)}`;
    const [script, { imports }] = named("src/app.tsx");
    const [style] = named("src/style/app.css");
    const early = imports.filter((wanted) => wanted.kind === "import-statement");
    const template = await readFile(new URL("public/index.html", HOME), "utf8");
    return template
        .replace("{style}", address(style))
        .replace("{script}", address(script))
        .replace("{early}", early.map(({ path }) => `<link rel="modulepreload" href="${address(path)}" />`).join(""));
}

async function write(name, content) {
    await writeFile(new URL(name, OUT), content);
    if (!COMPRESSED.test(name)) return;
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(new URL(`${name}.br`, OUT), await promisify(brotliCompress)(content, best));
    await writeFile(
        new URL(`${name}.gz`, OUT),
        await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    );
}

const work = await context({
    entryPoints: [
        { in: "src/app.tsx", out: "app" },
        { in: "src/style/app.css", out: "app" },
    ],
    bundle: true,
    splitting: true,
    minify: true,
    sourcemap: true,
    metafile: true,
    write: false,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".ftl": "text", ".woff2": "file" },
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    absWorkingDir: fileURLToPath(HOME),
    outdir: fileURLToPath(OUT),
    plugins: [finished],
    logLevel: "info",
});
if (process.argv.includes("--watch")) {
    await work.watch();
} else {
    await work.rebuild();
    await work.dispose();
}
