/// <reference types="@remix-run/cloudflare" />
/// <reference types="vite/client" />

declare const __LOCAL__: boolean

declare module 'virtual:remix/server-build' {
  import type { ServerBuild } from '@remix-run/cloudflare'

  const build: ServerBuild
  export = build
}
