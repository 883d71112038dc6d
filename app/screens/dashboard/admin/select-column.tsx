import { ControlledCheckbox } from '#app/ui/form/controlled-checkbox.tsx'
import type { Column } from '#app/ui/table/table.tsx'

type Props<T> = {
  /** The rows of this page; rows selected on other pages remain selected. */
  rows: readonly T[]
  keyOf(row: T): string
  chosen: ReadonlyMap<string, T>
  choose(rows: ReadonlyMap<string, T>): void
  texts: { header: string; all: string; one(row: T): string }
}

/** A checkbox for each row, and one for all rows of the page. */
export function selectColumn<T>({ rows, keyOf, chosen, choose, texts }: Props<T>): Column<T> {
  const all = rows.length > 0 && rows.every((row) => chosen.has(keyOf(row)))
  const toggle = (which: readonly T[], on: boolean) => {
    const next = new Map(chosen)
    for (const row of which) {
      if (on) next.set(keyOf(row), row)
      else next.delete(keyOf(row))
    }
    choose(next)
  }
  return {
    key: 'select',
    header: (
      <ControlledCheckbox
        hideLabel
        label={texts.all}
        checked={all}
        indeterminate={!all && chosen.size > 0}
        onChange={() => toggle(rows, !all)}
      />
    ),
    label: texts.header,
    cell: (row) => (
      <span className="inline-flex align-middle">
        <ControlledCheckbox
          hideLabel
          label={texts.one(row)}
          checked={chosen.has(keyOf(row))}
          onChange={() => toggle([row], !chosen.has(keyOf(row)))}
        />
      </span>
    ),
  }
}
