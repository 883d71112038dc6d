// npm run texts -- table: all interface texts as CSV, for translators. npm run texts -- check: texts that lack a language, or are
// longer than their place.
import { createServer } from 'vite'
import { LANGUAGES } from '#workers/contract/language.ts'
import { type Row, rowsOfTexts } from './dictionaries.ts'
import { lacksOf, problemsOf } from './problems.ts'

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ file, key, texts }) => [key, ...LANGUAGES.map((language) => texts[language]), file])
  return [['key', ...LANGUAGES, 'file'], ...lines].map((line) => line.map(cell).join(',')).join('\n')
}

const [command] = process.argv.slice(2)
// Some texts import components, which Node does not read by itself.
const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
})
const rows = await rowsOfTexts((file) => vite.ssrLoadModule(`/${file}`))
await vite.close()

// Excel takes the file for UTF-8 by its first letter.
if (command === 'table') console.log(`\uFEFF${table(rows)}`)
else if (command === 'check') {
  const problems = [...rows.flatMap(problemsOf), ...lacksOf(rows)]
  for (const problem of problems) console.log(problem)
  console.log(`${rows.length} texts, ${problems.length} to look at`)
} else {
  console.error('npm run texts -- table | check')
  process.exit(1)
}
