import type { ReactNode, Ref } from 'react'
import { cx } from '#app/ui/cx.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { type Compact, numberCell, tableClass, tableFrame } from './table-class.ts'

export type Sort = { key: string; direction: 'ascending' | 'descending' }

export type Column<T> = {
  key: string
  header: ReactNode
  /** The label of the cell when rows become cards; defaults to a plain text header. */
  label?: string
  cell: (row: T) => ReactNode
  align?: 'right'
  /** The title of the card on phones. */
  lead?: boolean
  hideSmall?: boolean
  /** Hidden where the table is beside others on a tablet; its row links to a page that shows it. */
  hideMedium?: boolean
  /** The rows are sorted by it. */
  sortable?: boolean
  /** The value for sorting in the browser. */
  sortBy?: (row: T) => string | number
  /** Order at the first click; columns of figures default to descending. */
  firstSort?: Sort['direction']
  className?: string
}

export type TableProps<T> = {
  caption: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  rowKey: (row: T) => string
  empty?: ReactNode
  loading?: boolean
  skeletonRows?: number
  sort?: Sort | null
  /** The URL for an order; heads of sortable columns are links to it. */
  sortHref?: (sort: Sort) => string
  onRowClick?: (row: T) => void
  rowClassName?: (row: T) => string | undefined
  compact?: Compact
  flush?: boolean
  /** The table is not wider than its frame (`frameRef`), so its head is sticky. */
  fits?: boolean
  frameRef?: Ref<HTMLDivElement>
  className?: string
}

const hideMedium = 'min-[720px]:max-[1180px]:hidden'

export function isSortable<T>({ sortable, sortBy }: Column<T>): boolean {
  return Boolean(sortable || sortBy)
}

/** A click reverses the direction; another column starts with its default. */
function nextSort<T>({ key, align, firstSort }: Column<T>, direction: Sort['direction'] | undefined): Sort {
  const first = firstSort ?? (align === 'right' ? 'descending' : 'ascending')
  return { key, direction: direction ? (direction === 'descending' ? 'ascending' : 'descending') : first }
}

type HeaderProps<T> = { column: Column<T> } & Pick<TableProps<T>, 'sort' | 'sortHref'>

function HeaderCell<T>({ column, sort, sortHref }: HeaderProps<T>) {
  const direction = sort?.key === column.key ? sort.direction : undefined
  return (
    <th
      scope="col"
      className={cx(column.align === 'right' && 'text-right', column.hideMedium && hideMedium) || undefined}
      aria-sort={direction}
    >
      {sortHref && isSortable(column) ? (
        <Link
          to={sortHref(nextSort(column, direction))}
          preventScrollReset
          className="inline-flex min-h-6 min-w-6 items-center gap-1 font-semibold text-inherit no-underline hover:text-text hover:underline"
        >
          {column.header}
          {direction ? <MoreIcon name={direction === 'descending' ? 'arrow-down' : 'arrow-up'} size="sm" /> : null}
        </Link>
      ) : (
        column.header
      )}
    </th>
  )
}

function labelOf<T>(column: Column<T>): string | undefined {
  if (column.lead) return undefined
  return column.label ?? (typeof column.header === 'string' && column.header ? column.header : undefined)
}

function cellClass<T>(column: Column<T>): string | undefined {
  const name = cx(
    column.align === 'right' && numberCell,
    column.lead && 'lead-cell',
    column.hideSmall && 'max-[720px]:hidden',
    column.hideMedium && hideMedium,
    column.className,
  )
  return name || undefined
}

/** Below 720 px every row becomes a card: `data-l` is the label of a cell. */
export function Table<T>(props: TableProps<T>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    empty,
    loading,
    skeletonRows = 5,
    sort,
    sortHref,
    onRowClick,
    rowClassName,
  } = props
  if (!loading && rows.length === 0 && empty)
    return <div className={props.flush ? undefined : tableFrame()}>{empty}</div>
  return (
    <div
      ref={props.frameRef}
      className={cx(tableFrame({ flush: props.flush ?? false, fits: props.fits ?? false }), props.className)}
      aria-busy={loading || undefined}
    >
      <table className={tableClass({ cards: true, compact: props.compact ?? false })}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} sortHref={sortHref} />
            ))}
          </tr>
        </thead>
        <tbody>
          {loading
            ? Array.from({ length: skeletonRows }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no identity
                <tr key={at}>
                  {columns.map((column) => (
                    <td key={column.key} className={cellClass(column)}>
                      <Skeleton width={column.align === 'right' ? 56 : '70%'} />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row) => (
                <tr
                  key={rowKey(row)}
                  className={cx(rowClassName?.(row), onRowClick && 'cursor-pointer') || undefined}
                  tabIndex={onRowClick ? 0 : undefined}
                  onClick={
                    onRowClick
                      ? (event) => {
                          if (!(event.target as Element).closest('a,button,input,label,select')) onRowClick(row)
                        }
                      : undefined
                  }
                  onKeyDown={
                    onRowClick
                      ? (event) => {
                          if (event.target === event.currentTarget && (event.key === 'Enter' || event.key === ' ')) {
                            event.preventDefault()
                            onRowClick(row)
                          }
                        }
                      : undefined
                  }
                >
                  {columns.map((column) => (
                    <td key={column.key} className={cellClass(column)} data-l={labelOf(column)}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  )
}
