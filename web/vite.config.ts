/// <reference types="vitest/config" />
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";

const PACKED = /\.(js|css|html|svg)$/; // fonts and pictures are packed already
const SERVER = "http://127.0.0.1:8000";

/** Boards and maps are TOML files of the games: the page draws from the very files that the rules read. */
function toml(): Plugin {
  return {
    name: "toml",
    transform(text, id) {
      if (!id.endsWith(".toml")) return null;
      return { code: `export default ${JSON.stringify(parse(text))}`, map: null, moduleType: "js" };
    },
  };
}

/** Beside each file that packing makes smaller, packed copies of it for the server to send. */
function packed(): Plugin {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!PACKED.test(file.name)) continue;
        const path = join(file.parentPath, file.name);
        const plain = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(plain, brotli));
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}

export default defineConfig({
  plugins: [toml(), svelte(), packed()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/doubloon/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows no font in the style sheet
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
    target: "es2022",
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"] },
});
