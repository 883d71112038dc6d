// npm run conformance: writes docs/conformance.md and what /accuracy shows; ends with 1 where a difference has no reason.
import { writeFileSync } from 'node:fs'
import { allFigures, markdownOf, pageDataOf } from './compare-all.ts'

const root = new URL('../../../', import.meta.url)
const figures = await allFigures()
writeFileSync(new URL('docs/conformance.md', root), markdownOf(figures))
writeFileSync(new URL('public/data/published-figures.json', root), pageDataOf(figures))
const unexplained = figures.filter(({ agrees, reason }) => !agrees && !reason)
for (const { name, what, theirs, ours } of unexplained) console.log(`${name}, ${what}: theirs ${theirs}, ours ${ours}`)
console.log(`${figures.length} figures, ${figures.filter(({ agrees }) => agrees).length} agree.`)
process.exitCode = unexplained.length === 0 ? 0 : 1
