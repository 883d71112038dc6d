// A table for admins: its order is in the URL, and its head is sticky.

import { Form, useLocation, useNavigation, useSearchParams } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useSubmitOnChange } from '#app/form/use-submit-on-change.ts'
import { pathOf } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { selectClass } from '#app/ui/form/field-class.ts'
import { type Column, isSortable, type Sort, Table, type TableProps } from '#app/ui/table/table.tsx'
import { listTexts } from './list-text.ts'
import { useAddressInForm } from './use-address-in-form.ts'
import { useContentFits } from './use-content-fits.ts'

type Props<T> = Omit<TableProps<T>, 'sort' | 'sortHref' | 'fits' | 'frameRef'> & {
  /** The parameter in the URL if a page has several tables. */
  sortName?: string
  /** Parameters of the pagination, which a new order resets. */
  pageNames?: readonly string[]
  /** The default order. */
  usual?: Sort
}

/** Rows of the skeleton: about as many as the table has, so that the layout does not shift. */
const [FEWEST, MOST] = [3, 20]
/** A faster navigation shows no skeleton, ms. */
const SOON = 150

/** True while another order, page or filter of the list is loading. */
function useListIsLoading(): boolean {
  const { pathname, search } = useLocation()
  const { location, formMethod } = useNavigation()
  const here = location !== undefined && pathOf(location) === pathname
  const isOther = here && location.search !== search && (formMethod ?? 'GET') === 'GET'
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!isOther) return setShown(false)
    const timer = setTimeout(() => setShown(true), SOON)
    return () => clearTimeout(timer)
  }, [isOther])
  return shown && isOther
}

export function AdminTable<T>({
  sortName = 'sort',
  pageNames = ['page', 'after'],
  usual,
  className,
  ...props
}: Props<T>) {
  const [params] = useSearchParams()
  const isLoading = useListIsLoading()
  const sort = readSort(params.get(sortName), props.columns) ?? usual ?? null
  const { frame, fits } = useContentFits()
  const kept = new URLSearchParams(params)
  for (const name of [...pageNames, sortName]) kept.delete(name)
  const sortHref = (wanted: Sort) => `?${new URLSearchParams([...kept, [sortName, writeSort(wanted)]])}`
  const rows = sortedRows(props.rows, props.columns, sort)
  return (
    <div className={className}>
      {rows.length > 1 ? (
        <OrderOnPhones
          columns={props.columns}
          sort={sort}
          sortName={sortName}
          kept={kept}
          flush={props.flush ?? false}
        />
      ) : null}
      <Table
        {...props}
        rows={rows}
        sort={sort}
        sortHref={sortHref}
        fits={fits}
        frameRef={frame}
        loading={isLoading}
        skeletonRows={Math.min(Math.max(rows.length, FEWEST), MOST)}
      />
    </div>
  )
}

/** "-name" → by name, descending; null for a column that cannot be sorted. */
export function readSort<T>(asked: string | null, columns: readonly Column<T>[]): Sort | null {
  const key = asked?.replace(/^-/, '')
  if (!asked || !columns.some((column) => column.key === key && isSortable(column))) return null
  return { key: key ?? '', direction: asked.startsWith('-') ? 'descending' : 'ascending' }
}

const writeSort = ({ key, direction }: Sort) => `${direction === 'descending' ? '-' : ''}${key}`

/** Sorts complete lists in the browser; rows that the server has sorted do not change. */
export function sortedRows<T>(rows: readonly T[], columns: readonly Column<T>[], sort: Sort | null): readonly T[] {
  const sortKey = columns.find(({ key }) => key === sort?.key)?.sortBy
  if (!sort || !sortKey) return rows
  const turn = sort.direction === 'descending' ? -1 : 1
  return [...rows].sort((a, b) => turn * compare(sortKey(a), sortKey(b)))
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en')
}

type OrderProps<T> = {
  columns: readonly Column<T>[]
  sort: Sort | null
  sortName: string
  /** Parameters of the URL that another order preserves. */
  kept: URLSearchParams
  flush: boolean
}

/** For phones, because cards have no clickable head. */
function OrderOnPhones<T>({ columns, sort, sortName, kept, flush }: OrderProps<T>) {
  const text = useTexts(listTexts)
  const form = useRef<HTMLFormElement>(null)
  const onChange = useSubmitOnChange(form)
  const choices = columns.filter(isSortable).flatMap(({ key, header, label }) =>
    (['ascending', 'descending'] as const).map((direction) => ({
      value: writeSort({ key, direction }),
      label: text.order[direction](label ?? String(header)),
    })),
  )
  const chosen = choices.find(({ value }) => sort && value === writeSort(sort))?.value ?? ''
  useAddressInForm(form, { [sortName]: chosen })
  if (choices.length === 0) return null
  return (
    <Form
      ref={form}
      className={`min-[720px]:hidden ${flush ? 'px-5 pt-4' : ''}`}
      autoComplete="off"
      onChange={onChange}
    >
      {[...kept].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <select
        className={`${selectClass({ small: true })} mb-2.5`}
        name={sortName}
        autoComplete="off"
        aria-label={text.order.label}
        defaultValue={chosen}
      >
        {chosen ? null : <option value="">{text.order.label}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Form>
  )
}
