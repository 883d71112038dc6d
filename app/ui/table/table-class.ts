// Styles of tables, for the component of table.tsx and for custom tables.
import { cx } from '#app/ui/cx.ts'

/** `fits`: the table needs no horizontal scrolling, so its head is sticky. A scrollable frame would prevent that. */
export function tableFrame({ flush = false, fits = false } = {}): string {
  return cx(
    'rounded-card bg-surface',
    fits ? 'overflow-clip [--head-top:var(--scroll-head-top,var(--spacing-header))]' : 'overflow-x-auto',
    !flush && 'border border-line',
  )
}

/** A cell of figures. */
export const numberCell = 'text-right num'

const roomy = '[--cell:12px_14px]'
const close = 'cells-close'
const tight = '[--cell:9px_6px]'

/** `tight`: ten columns beside the dashboard's links. */
export type Compact = boolean | 'tight'

/** `cards`: below 720 px every row becomes a card; a cell's label is in its `data-l`. */
export function tableClass(look: { compact?: Compact; cards?: boolean } = {}): string {
  return cx('ruled-table', look.compact === 'tight' ? tight : look.compact ? close : roomy, look.cards && 'table-cards')
}
