/** @module-tag long */
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutEffects, withoutMarkedImports } from '../../../scripts/vite/server-code.ts'

const without = (code: string) => withoutEffects(code, (text) => parseAst(text))

test.each([
  ['an effect is cut', "import { useEffect as e } from 'react'; e(() => { go() }, [a])", 'void 0'],
  ['an effect of React as a whole is cut', "import R from 'react'; R.useLayoutEffect(() => go())", 'void 0'],
  [
    'a hook of Headless UI that is an effect alone is cut',
    "import { useWatch as w } from '../hooks/use-watch.js'; w(() => go(), [a])",
    'void 0',
  ],
  [
    'a hook of Headless UI that takes an id stays',
    "import { useEscape as e } from '../hooks/use-escape.js'; e(true, go)",
    'e(true, go)',
  ],
  ['a function of this name from elsewhere stays', "import { useEffect } from './own'; useEffect(go)", 'useEffect(go)'],
  ['a state stays', "import { useState } from 'react'; useState(go)", 'useState(go)'],
])('in the code for the server, %s', (_, code, rest) => {
  expect(without(code).split('; ').at(-1)).toBe(rest)
})

const JSX = "import { jsx as j } from 'react/jsx-runtime'; "

test.each([
  ['its handler is cut', 'j("a", { onClick: () => go(), href: "/" })', 'j("a", { onClick: void 0, href: "/" })'],
  ['a method that handles is cut', 'j("a", { async onClick() { await go() } })', 'j("a", { onClick: void 0 })'],
  [
    'the name of a handler is cut',
    'j("a", { onClick: go, onKeyDown: keys.down })',
    'j("a", { onClick: void 0, onKeyDown: void 0 })',
  ],
  ['a call stays, since it may do more', 'j("a", { onClick: make() })', 'j("a", { onClick: make() })'],
  [
    'a component’s handler is empty, since the component may ask for it',
    'j(A, { onGo: () => go(), onCome: come })',
    'j(A, { onGo: () => {}, onCome: come })',
  ],
  ['a prop that only begins like a handler stays', 'j("a", { once: () => go() })', 'j("a", { once: () => go() })'],
  [
    'handlers of elements within it are cut',
    'j("p", { onClick: () => j("i", { onClick: go }), children: j("b", { onClick: go }) })',
    'j("p", { onClick: void 0, children: j("b", { onClick: void 0 }) })',
  ],
])('in an element for the server, %s', (_, code, rest) => {
  expect(without(JSX + code)).toBe(JSX + rest)
})

test('a marked import fails, others stay', () => {
  const code = withoutMarkedImports("[import(/* browser-only */ './a.ts'), import('./b.ts')]")
  expect(code).toContain("import('./b.ts')")
  expect(code).not.toContain('./a.ts')
  expect(withoutMarkedImports("import(\n /* browser-only */ './a.ts',\n)")).toMatch(/^Promise\.reject/)
})
