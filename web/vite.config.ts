/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";

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

export default defineConfig({
  plugins: [toml(), svelte()],
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
