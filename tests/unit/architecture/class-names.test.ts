/** @module-tag long */
// The reader that styles.test.ts checks the product's classes with.
import { expect, test } from 'vitest'
import { classNamesOf } from '#tests/support/screens/class-names.ts'

const files: Record<string, string> = {
  'app/row.tsx': `
    import { rowClass } from './row-class.ts'
    import { far } from '#app/far.ts'
    const base = 'p-1'
    const looks = { odd: { box: 'p-2', icon: 'not-a-class' }, even: { box: 'p-3', icon: 'neither' } }
    const sizes = { sm: 'p-4', lg: cx('p-5', base) } as const
    function state(on: boolean) { return on ? 'p-6' : sizes.lg }
    export function Row({ look, size, tone, className }) {
      const { box } = looks[look]
      const gap = size ? 'p-7' : \`p-8 \${sizes[size]} tone-\${tone}\`
      return <tr className={cx(box, gap, className)}>
        <td className={state(true)} title="not a class" />
        <td className={rowClass({ tight: true })} innerClassName={far} />
        <td><Cell look={{ name: 'x' }} {...{ className: 'p-9' }} className={looks.odd.box || 'p-10'} /></td>
      </tr>
    }`,
  'app/row-class.ts': `const tight = 'm-1'
    export function rowClass(look) { return cx('m-2', look.tight && tight) }`,
  'app/far.ts': `export const far = 'm-3'`,
}
const read = (file: string) => files[file] ?? null

test('classes in constants, maps, templates and functions are seen, each with the file that writes it', () => {
  const written = classNamesOf('app/row.tsx', read)
  const of = (file: string) => written.flatMap((each) => (each.file === file ? [each.name] : [])).sort()
  expect(of('app/row.tsx')).toEqual(['p-1', 'p-10', 'p-2', 'p-3', 'p-4', 'p-5', 'p-6', 'p-7', 'p-8'])
  expect(of('app/row-class.ts')).toEqual(['m-1', 'm-2'])
  expect(of('app/far.ts')).toEqual(['m-3'])
})

test('a constant that is a class for other files is seen where it is declared', () => {
  const code = "export const cardClass = 'rounded-card p-1'\nexport const name = 'no class'"
  expect(classNamesOf('app/card.tsx', () => code).map(({ name }) => name)).toEqual(['rounded-card', 'p-1'])
})
