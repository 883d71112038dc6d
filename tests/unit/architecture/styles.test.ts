/** @module-tag long */
// The classes of components, and the site's one sheet.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { __unstable__loadDesignSystem } from 'tailwindcss'
import { expect, test } from 'vitest'
import { classNamesOf } from '#tests/support/screens/class-names.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
/** The files that Tailwind reads: the sources of app.css. */
const CLASS_FILES = /\.tsx$|-class\.ts$/
const filesOf = (kind: RegExp) =>
  readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file))
    .map((file) => path.posix.join('app', file))

test('every sheet beside a component is part of the one of the site, or loads by itself', () => {
  const sheets = filesOf(/\.css$/).filter((file) => !file.startsWith('app/styles/'))
  const imports = filesOf(/\.tsx?$/).flatMap((file) =>
    [...read(file).matchAll(/import (?:\w+ from )?'([.#][^']+\.css)/g)].map(([, name = '']) =>
      name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name),
    ),
  )
  expect(sheets.length).toBeGreaterThan(5)
  const parts = [...read('app/styles/app.css').matchAll(/@import "\.\.\/([^"]+)"/g)].map(([, name]) => `app/${name}`)
  expect(sheets.filter((sheet) => !parts.includes(sheet) && !imports.includes(sheet))).toEqual([])
})

test('every class is a utility, or part of a sheet of ours', async () => {
  const tailwind = await __unstable__loadDesignSystem(read('app/styles/app.css'), {
    base: path.join(root, 'app/styles'),
    loadStylesheet: async (id, base) => {
      const file = id === 'tailwindcss' ? path.join(root, 'node_modules/tailwindcss/index.css') : path.join(base, id)
      return { path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') }
    },
  })
  const ours = new Set(
    filesOf(/\.css$/).flatMap((file) => [...read(file).matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)),
  )
  const used = filesOf(CLASS_FILES).flatMap((file) => classNamesOf(file, readSource))
  expect(used.length).toBeGreaterThan(3000)
  const css = tailwind.candidatesToCss(used.map(({ name }) => name))
  // A mark has no look of its own: a variant of another class asks for it.
  const asked = used.map(({ name }) => name).join(' ')
  const isMark = (name: string) => /^(group|peer)(\/|$)/.test(name) || new RegExp(`\\.${name}\\b`).test(asked)
  expect(used.filter(({ name }, i) => !css[i] && !ours.has(name) && !isMark(name))).toEqual([])
  // Tailwind reads no other files: a class that stands elsewhere is in no sheet.
  expect(used.filter(({ file, name }, i) => css[i] && !ours.has(name) && !CLASS_FILES.test(file))).toEqual([])
})

test('no class styles the elements within its own, and none is important', () => {
  const used = filesOf(CLASS_FILES).flatMap((file) => classNamesOf(file, readSource))
  expect(used.length).toBeGreaterThan(3000)
  expect(used.filter(({ name }) => /\[&[_>+~]|^!|!$/.test(name))).toEqual([])
})

function readSource(file: string): string | null {
  return existsSync(path.join(root, file)) ? read(file) : null
}
