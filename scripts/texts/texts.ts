// npm run texts -- table: all interface texts as CSV, for translators. npm run texts -- check: texts that lack a language, or are
// longer than their place.
import { csvOf } from '#app/format/csv.ts'
import { LANGUAGES } from '#workers/contract/text/language.ts'
import { rowsOfTexts } from './dictionaries.ts'
import { lacksOf, problemsOf } from './problems.ts'

const [command] = process.argv.slice(2)
if (command !== 'table' && command !== 'check') {
  console.error('npm run texts -- table | check')
  process.exit(1)
}

const rows = await rowsOfTexts((file) => import(`#${file}`))

if (command === 'table') {
  const lines = rows.map(({ file, key, texts }) => [key, ...LANGUAGES.map((language) => texts[language]), file])
  // Excel takes the file for UTF-8 by its first letter.
  process.stdout.write(`\uFEFF${csvOf(['key', ...LANGUAGES, 'file'], lines)}`)
} else {
  const problems = [...rows.flatMap(problemsOf), ...lacksOf(rows)]
  for (const problem of problems) console.log(problem)
  console.log(`${rows.length} texts, ${problems.length} to look at`)
}
