// The look of tables, for the component of table.tsx and for the tables that are written out.
import { cx } from './cx.ts'

export function tableFrame({ flush = false } = {}): string {
  return cx('overflow-x-auto rounded-card bg-surface', !flush && 'border border-line')
}

/** A cell of figures. */
export const numberCell = 'text-right tabular-nums'

const base =
  'w-full border-collapse text-14 leading-[1.45] [&_td]:align-middle [&_th]:sticky [&_th]:top-0 [&_th]:border-b [&_th]:border-line [&_th]:bg-sunken [&_th]:align-middle [&_th:not(.text-right)]:text-left [&_th]:text-12 [&_th]:font-semibold [&_th]:whitespace-nowrap [&_th]:text-muted [&_tbody_tr+tr>td]:border-t [&_tbody_tr+tr>td]:border-line [&_tbody_tr:hover>td]:bg-hover [&_.glyph]:size-5.5 [&_.glyph]:stroke-2 [&_.glyph]:text-accent-text [&_tr.is-on>td]:bg-accent-soft!'
const roomy = '[&_td]:px-3.5 [&_td]:py-3 [&_th]:px-3.5 [&_th]:py-3'
const close =
  '[&_td]:px-3 [&_td]:py-2.25 [&_th]:px-3 [&_th]:py-2.25 max-[720px]:[&_td]:px-2.5 max-[720px]:[&_th]:px-2.5'

/** `cards`: under 720 px every row becomes a card; a cell's label stands in its `data-l`. */
export function tableClass(look: { compact?: boolean; cards?: boolean } = {}): string {
  return cx(base, look.compact ? close : roomy, look.cards && 'table-cards')
}
