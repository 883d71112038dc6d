import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './workers/domain/**/!(ledger).table.ts',
  out: './migrations',
})
