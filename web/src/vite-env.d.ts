/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "*.toml" {
  const table: unknown;
  export default table;
}
