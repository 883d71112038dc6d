// The examples of the engine's README: the blocks of JavaScript, each with the lines that it prints.
import { readFileSync } from 'node:fs'
import path from 'node:path'

const README = path.resolve(import.meta.dirname, '../../packages/jyotish/README.md')

export type Example = { code: string; prints: string[] }

export function readmeExamples(): Example[] {
  const blocks = readFileSync(README, 'utf8').matchAll(/```js\n([\s\S]*?)```/g)
  return [...blocks].map(([, text = '']) => {
    const lines = text.trimEnd().split('\n')
    const shown = lines.filter((line) => line.startsWith('// → ')).map((line) => line.slice('// → '.length))
    return { code: lines.filter((line) => !line.startsWith('// → ')).join('\n'), prints: shown }
  })
}

/** The examples as one Worker, which answers what each printed. */
export function examplesAsWorker(examples: readonly Example[]): string {
  return `${examplesAsModule(examples)}
export default {
  async fetch() {
    return Response.json(await printed())
  },
}`
}

/** The examples as one module, whose `printed` runs them and answers what each printed. */
export function examplesAsModule(examples: readonly Example[]): string {
  const isImport = (line: string) => line.startsWith('import ')
  const imports = new Set(examples.flatMap(({ code }) => code.split('\n').filter(isImport)))
  const bodies = examples.map(({ code }) => {
    const body = code.split('\n').filter((line) => !isImport(line))
    return `async (console) => {\n${body.join('\n')}\n}`
  })
  return `${merged([...imports])}
const examples = [${bodies.join(',\n')}]
export async function printed() {
  const answers = []
  for (const example of examples) {
    const lines = []
    await example({ log: (...values) => lines.push(values.join(' ')) })
    answers.push(lines)
  }
  return answers
}`
}

/** Imports of the same module as one, each name once. */
function merged(imports: readonly string[]): string {
  const names = new Map<string, Set<string>>()
  for (const line of imports) {
    const [, list = '', from = ''] = /^import \{ (.+) \} from '(.+)'$/.exec(line) ?? []
    const known = names.get(from) ?? new Set()
    for (const name of list.split(', ')) known.add(name)
    names.set(from, known)
  }
  return [...names].map(([from, list]) => `import { ${[...list].join(', ')} } from '${from}'`).join('\n')
}
