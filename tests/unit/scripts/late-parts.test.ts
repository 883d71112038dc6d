/** @module-tag long */
import { expect, test } from 'vitest'
import { withoutLateImports } from '../../../scripts/vite/late-parts.ts'

const PART = `import { lazy } from 'react'
import { type Props, UserStart } from './user-start.tsx'
import { Button } from './button.tsx'

const load = async () => ({ default: (await import('./user-start.tsx')).UserStart })
const Content = import.meta.env.SSR ? UserStart : lazy(load)
`

test('the static import of a late part goes, and that of another file stays', () => {
  const code = withoutLateImports(PART)
  expect(code).not.toContain("from './user-start.tsx'")
  expect(code).toContain("await import('./user-start.tsx')")
  expect(code).toContain("import { Button } from './button.tsx'")
})

test('an import of several lines goes, too', () => {
  const code = withoutLateImports(PART.replace('{ type Props, UserStart }', '{\n  type Props,\n  UserStart,\n}'))
  expect(code).not.toContain("from './user-start.tsx'")
  expect(code).toContain("import { lazy } from 'react'")
})
