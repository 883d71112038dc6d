// `npm run zones:check`: names a newer version of the time zone data than the engine's table has, and then ends with 1.
// With `--age` it prints the table's age alone, and reaches nothing.
import { newestTzdata, tableAge, tableFinding } from './newest-tzdata.mjs'

if (process.argv.includes('--age')) console.log(tableAge(Date.now()))
else {
  const { isOld, sentence } = tableFinding(await newestTzdata())
  console.log(sentence)
  process.exitCode = isOld ? 1 : 0
}
