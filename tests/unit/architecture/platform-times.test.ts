// Times on admins' pages are those of the platform's zone: components of local-time.tsx write them, or a format that names a zone.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const FOLDER = path.resolve(import.meta.dirname, '../../../app/screens/dashboard/admin')

/** They write or read the zone of the browser. */
const OF_THE_BROWSER = new Set(['toLocaleDateString', 'toLocaleTimeString', 'localDay', 'browserZone'])

function browserTimesIn(text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && OF_THE_BROWSER.has(node.text)) found.push(node.text)
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText().endsWith('DateTimeFormat'))
      if (!namesZone(node.arguments?.[1])) found.push('DateTimeFormat')
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

function namesZone(fields: ts.Expression | undefined): boolean {
  return (
    fields !== undefined &&
    ts.isObjectLiteralExpression(fields) &&
    fields.properties.some((field) => field.name?.getText() === 'timeZone')
  )
}

test('the check sees formats without a zone, and the browser’s own', () => {
  expect(
    browserTimesIn(`
      new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
      Intl.DateTimeFormat().resolvedOptions().timeZone
      new Date(at).toLocaleDateString()
      new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
      new Intl.DateTimeFormat(useLocale(), { ...DAY, timeZone })
      count.toLocaleString('en')`),
  ).toEqual(['DateTimeFormat', 'DateTimeFormat', 'toLocaleDateString'])
})

test('no file of the admins’ pages writes a time of the browser’s zone', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  expect(files.length).toBeGreaterThan(50)
  const found = files
    .map((name) => [name, browserTimesIn(readFileSync(path.join(FOLDER, name), 'utf8'))] as const)
    .filter(([, times]) => times.length > 0)
  expect(Object.fromEntries(found)).toEqual({})
})
