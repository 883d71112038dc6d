// Every page of a tool is in the one list that menu, footer, /tools and the sitemap are made of.
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { isToolScreen } from '#tests/support/screens/tool-screens.ts'
import { INDEXED_PAGES } from '#workers/api/site/indexed-pages.ts'
import { FREE_TOOLS, hasToolBelow, TOOLS_PAGE, toolOf } from '#workers/contract/content/free-tools.ts'

test('the list has every address of a tool that is one page, and nothing else', () => {
  const pages = routes.flatMap(({ path = '', file }) =>
    isToolScreen(file) && file.endsWith('.tsx') && !path.includes(':') ? [`/${path}`] : [],
  )
  expect([...FREE_TOOLS, TOOLS_PAGE].sort()).toEqual(pages.sort())
  for (const tool of FREE_TOOLS) expect(INDEXED_PAGES).toContain(tool)
})

test('an address belongs to the nearest tool above it', () => {
  expect(
    ['/kundli', '/kundli/advanced', '/kp/horary', '/festivals/diwali/pune', '/kundlis', '/terms'].map(toolOf),
  ).toEqual(['/kundli', '/kundli/advanced', '/kp/horary', '/festivals', undefined, undefined])
  expect(FREE_TOOLS.filter(hasToolBelow)).toEqual(['/kundli', '/kp'])
})
