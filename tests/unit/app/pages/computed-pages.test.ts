// Screens and files of the tools say what a request of them counts as; those that compute nothing stand here.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { isToolScreen } from '#tests/support/screens/tool-screens.ts'

const app = path.resolve(import.meta.dirname, '../../../../app')
const OF_TEXTS = ['tools/tools.tsx', 'accuracy/accuracy.tsx', 'glossary/glossary.tsx']

test('each screen and file of the tools has its cost', async () => {
  const files = [...new Set((await routes).map(({ file }) => file))].filter((file) => isToolScreen(file))
  const costs = files
    .filter((file) => !OF_TEXTS.some((each) => file.endsWith(each)))
    .map((file) => [
      file.replace('screens/', ''),
      /^export const handle.* = \{\s*computes: '(\w+)'/m.exec(readFileSync(path.join(app, file), 'utf8'))?.[1],
    ])
  expect(costs.length).toBeGreaterThan(10)
  expect(costs.filter(([, cost]) => cost !== 'light')).toEqual([
    ['kp/horary.tsx', 'heavy'],
    ['prashna/prashna.tsx', 'heavy'],
    ['muhurta/muhurta.tsx', 'heavy'],
  ])
})
