// Safari on iPhones and iPads zooms into a field whose text is smaller than 16 px, and stays so.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { growingTextareaClass, inputClass, selectClass, textareaClass } from '#app/ui/form/field-class.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const FIELDS = /^(input|select|textarea|\w*(Input|Textarea|InputField|SelectField|TextareaField))$/
const SMALL = /(?<![\w:-])text-(?:1[0-5]|small|tiny|\[1[0-5](?:\.\d+)?px\])/

const zooms = (classes: string) => SMALL.test(classes) && !classes.includes('pointer-coarse:text-16')

function zoomingFields(code: string, file: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) && FIELDS.test(node.tagName.getText()))
      for (const each of node.attributes.properties)
        if (/^(className|inputClassName)=/.test(each.getText()) && zooms(each.getText())) found.push(file)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('each look of a field has 16 px under a finger', () => {
  const looks = [{}, { small: true }, { inside: true }]
  const classes = [
    ...looks.flatMap((look) => [inputClass(look), selectClass(look)]),
    textareaClass,
    growingTextareaClass,
  ]
  expect(classes.filter(zooms)).toEqual([])
})

test('no field of a screen has smaller letters of its own', () => {
  expect(zoomingFields('<><input className="text-14" /><p className="text-14" /></>', 'a.tsx')).toEqual(['a.tsx'])
  const files = globSync('app/**/*.tsx', { cwd: ROOT })
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((file) => zoomingFields(readFileSync(path.join(ROOT, file), 'utf8'), file))).toEqual([])
})
