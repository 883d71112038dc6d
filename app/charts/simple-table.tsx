// A plain table of a chart's result. With `cards`, for tables of words, each row is a card below 720 px.
import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { ScrollArea } from '#app/ui/table/scroll-area.tsx'
import { tableClass, tableFrame } from '#app/ui/table/table-class.ts'

type Row = { id: string | number; cells: readonly ReactNode[]; on?: boolean }
type Props = { caption: string; columns: readonly string[]; rows: readonly Row[]; cards?: boolean }

/** The first cell is the row's header. */
export function SimpleTable({ caption, columns, rows, cards = false }: Props) {
  return (
    <ScrollArea className={tableFrame()}>
      <table className={cx(tableClass({ compact: true, cards }), !cards && 'max-sm:[--cell:9px_6px]')}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className="whitespace-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells, on }) => (
            <tr key={id} data-on={on || undefined}>
              {cells.map((cell, i) => (
                <td
                  key={columns[i]}
                  data-l={i > 0 ? columns[i] : undefined}
                  className={i === 0 ? 'lead-cell font-semibold' : 'num whitespace-normal'}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
