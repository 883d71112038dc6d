// The borders that imports don't show: where SQL stands, and whose tables it names.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getTableName, getViewName, is, Table, View } from 'drizzle-orm'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const files = readdirSync(path.join(ROOT, 'workers'), { recursive: true, encoding: 'utf8' })
  .map((name) => `workers/${name.replaceAll(path.sep, '/')}`)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: withoutComments(readFileSync(path.join(ROOT, file), 'utf8')) }))

const MAY_SPEAK_SQL = /\.(repo|table)\.ts$|^workers\/db\/|^workers\/realtime\/(?:[\w-]+\/)*(?:[\w-]+-)?store\.ts$/
const SQL =
  /from 'drizzle-orm|\bsql`|\$client\b|\.sql\.exec\(|\.prepare\(\s*['"`]|['"`]\s*(SELECT|INSERT|UPDATE|DELETE) /

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

async function tablesByArea(): Promise<Map<string, string>> {
  const owners = new Map<string, string>()
  for (const { file } of files.filter((each) => each.file.endsWith('.table.ts'))) {
    const area = file.split('/')[2] ?? ''
    for (const value of Object.values(await import(path.join(ROOT, file)))) {
      if (is(value, Table)) owners.set(getTableName(value), area)
      if (is(value, View)) owners.set(getViewName(value), area)
    }
  }
  return owners
}

// Tables that raw SQL names; drizzle's tables are imports, which .dependency-cruiser.cjs checks.
function namedTables(text: string): string[] {
  return [...text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE)\s+(?:\(\s*SELECT[^)]*?FROM\s+)?([a-z_]+)\b/gi)].map(
    ([, name]) => name ?? '',
  )
}

test('SQL is written in repositories, tables, stores and db only', () => {
  const elsewhere = files.filter(({ file, text }) => !MAY_SPEAK_SQL.test(file) && SQL.test(text))
  expect(elsewhere.map(({ file }) => file)).toEqual([])
})

test('an area names its own tables only; reports may name all', async () => {
  const owners = await tablesByArea()
  expect(owners.get('transfer')).toBe('money')
  expect(owners.get('entry')).toBe('money')
  expect(namedTables('SELECT 1 FROM entry e JOIN user u; UPDATE astrologer')).toEqual(['entry', 'user', 'astrologer'])
  const foreign = files.flatMap(({ file, text }) => {
    const area = /^workers\/domain\/([^/]+)\//.exec(file)?.[1]
    if (area === 'reports' || /^workers\/(realtime|db)\//.test(file)) return []
    return namedTables(text)
      .filter((name) => owners.has(name) && owners.get(name) !== area && MAY_SPEAK_SQL.test(file))
      .map((name) => `${file}: ${name}`)
  })
  expect(foreign).toEqual([])
})

test('inserts name their columns', () => {
  const unnamed = files.flatMap(({ file, text }) =>
    [...text.matchAll(/INSERT INTO\s+\w+\s+(VALUES|SELECT)\b/g)].map(([found]) => `${file}: ${found}`),
  )
  expect(unnamed).toEqual([])
})

test('only the logger and the log of requests write to the console', () => {
  const screensServer = {
    file: 'app/entry.server.tsx',
    text: readFileSync(path.join(ROOT, 'app/entry.server.tsx'), 'utf8'),
  }
  const writers = [...files, screensServer].filter(({ text }) => /\bconsole\.\w+\(/.test(text)).map(({ file }) => file)
  expect(writers.sort()).toEqual(['workers/http/request-log.ts', 'workers/log.ts'])
})

// Other areas write its events in one batch with their own rows, so it has no use case.
const WITHOUT_FACTORY = ['account-events']

test('each area exports one factory of its use cases', () => {
  const areas = readdirSync(path.join(ROOT, 'workers/domain'), { withFileTypes: true })
    .filter((each) => each.isDirectory() && !WITHOUT_FACTORY.includes(each.name))
    .map(({ name }) => name)
  const factories = areas.map((area) => {
    const text = files.find(({ file }) => file === `workers/domain/${area}/index.ts`)?.text ?? ''
    return { area, names: [...text.matchAll(/^export (?:function |\{ )(create[A-Z]\w*)/gm)].map(([, name]) => name) }
  })
  expect(factories.filter(({ names }) => names.length !== 1)).toEqual([])
})
