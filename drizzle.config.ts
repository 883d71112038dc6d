import { defineConfig } from 'drizzle-kit'

// biome-ignore lint/style/noDefaultExport: drizzle-kit wants one
export default defineConfig({ dialect: 'sqlite', schema: './workers/domain/**/!(ledger).table.ts', out: './migrations' })
