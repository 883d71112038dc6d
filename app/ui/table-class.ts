// The look of tables, for the component of table.tsx and for the tables that are written out.
import { cx } from './cx.ts'

export function tableFrame({ flush = false } = {}): string {
  return cx('overflow-x-auto rounded-card bg-surface', !flush && 'border border-line')
}

/** A cell of figures. */
export const numberCell = 'text-right num'

const roomy = '[--cell:12px_14px]'
const close = 'cells-close'
const tight = '[--cell:9px_6px]'

/** `tight`: ten columns beside the dashboard's links. */
export type Compact = boolean | 'tight'

/** `cards`: under 720 px every row becomes a card; a cell's label stands in its `data-l`. */
export function tableClass(look: { compact?: Compact; cards?: boolean } = {}): string {
  return cx('ruled-table', look.compact === 'tight' ? tight : look.compact ? close : roomy, look.cards && 'table-cards')
}
