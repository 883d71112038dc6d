// Fields of searches, log-ins and codes name the act of the phone's Enter key.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const app = path.resolve(import.meta.dirname, '../../../app')
const ACTS = ['autoComplete="username"', 'autoComplete="one-time-code"', 'type="search"']

function unhinted(code: string, file = 'field.tsx'): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) && lacksHint(node))
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function lacksHint({ tagName, attributes }: ts.JsxOpeningLikeElement): boolean {
  const texts = attributes.properties.map((each) => each.getText())
  const act = ACTS.find((each) => texts.includes(each))
  // `InputField` has the hint of searches.
  if (!act || (act === 'type="search"' && tagName.getText() === 'InputField')) return false
  return !texts.some((text) => text.startsWith('enterKeyHint='))
}

test('a field of a search, a log-in or a code without the hint is found', () => {
  const code = '<><input type="search" /><input type="search" enterKeyHint="search" /><InputField type="search" /></>'
  expect(unhinted(code)).toEqual(['field.tsx:1'])
  expect(unhinted('<InputField type="email" autoComplete="username" />')).toEqual(['field.tsx:1'])
})

test('each field of a search, a log-in or a code has the hint', () => {
  const files = globSync('**/*.tsx', { cwd: app })
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((file) => unhinted(readFileSync(path.join(app, file), 'utf8'), file))).toEqual([])
})
