/** @module-tag long */
// The stand-in for Headless UI's placing of menus gives the elements below it the ids that the library gives them.

import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ComponentType, createElement, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FLOATING } from '../../../scripts/vite/server-menus.ts'

type Provider = ComponentType<{ children: ReactNode }>

const LIBRARY = path.resolve(import.meta.dirname, '../../../node_modules/@headlessui/react/dist/internal/floating.js')

const Named = () => createElement('p', { id: useId() })
const htmlWith = (Floating: Provider) =>
  renderToString(
    createElement(
      'div',
      null,
      createElement(Floating, null, createElement(Named), createElement(Named)),
      createElement(Named),
    ),
  )

test('ids below the stand-in are those below the library', async () => {
  const { FloatingProvider } = (await import(pathToFileURL(LIBRARY).href)) as { FloatingProvider: Provider }
  const code = FLOATING.replace(/import .*\n/, '').replaceAll('export ', '')
  const StandIn = new Function('useId', `${code}; return FloatingProvider`)(useId) as Provider
  const html = htmlWith(StandIn)
  expect(html).toMatch(/id="/)
  expect(html).toBe(htmlWith(FloatingProvider))
})
