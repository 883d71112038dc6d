// The search field, and a chip for each applied filter; on phones also the button that opens the filters.

import { Form, useNavigate, useSearchParams } from '@remix-run/react'
import { useRef, useState } from 'react'
import { useSubmitOnChange } from '#app/form/use-submit-on-change.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { affixClass, inputClass, selectClass } from '#app/ui/form/field-class.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { Drawer } from '#app/ui/overlay/drawer.tsx'
import { FilterChip } from '#app/ui/table/filter-chip.tsx'
import { SORTS, type Sort } from '#workers/contract/astrologers/astrologers.ts'
import { labelOf, useFilterFields } from './filter-fields.ts'
import { filterTexts } from './filter-text.ts'
import { type Choices, Filters } from './filters.tsx'
import type { Applied } from './read-filters.ts'

type AppliedProps = { choices: Choices; applied: Applied; sort: Sort | null; summary: string }

export function AppliedFilters({ choices, applied, sort, summary }: AppliedProps) {
  const text = useTexts(filterTexts)
  const [params] = useSearchParams()
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const { values, form } = useFilterFields(applied)
  const found = useRef<HTMLSpanElement>(null)
  const onChange = useSubmitOnChange(form, { typing: true })

  function remove(name: string) {
    const next = new URLSearchParams(params)
    next.delete(name)
    navigate(`?${next}`, { preventScrollReset: true })
    // The chip is removed, so the focus moves to the number of results beside it.
    found.current?.focus()
  }

  return (
    <>
      <div className="mb-3 flex flex-wrap gap-2.5">
        <Form className="contents" role="search" autoComplete="off" ref={form} onChange={onChange}>
          {applied.map(({ name, value }) =>
            name === 'search' ? null : <input key={name} type="hidden" name={name} value={value} />,
          )}
          <span className={cx(affixClass, '[flex:1_1_240px]')}>
            <MoreIcon name="search" className="text-muted" />
            <input
              className={inputClass({ inside: true })}
              type="search"
              enterKeyHint="search"
              name="search"
              maxLength={40}
              placeholder={text.search}
              aria-label={text.searchLabel}
              defaultValue={values.search ?? ''}
              autoComplete="off"
            />
          </span>
          <select
            className={cx(selectClass(), '[flex:0_1_190px]')}
            autoComplete="off"
            name="sort"
            aria-label={text.sort}
            // The key resets the field to the URL, also after Back.
            key={sort}
            defaultValue={sort ?? ''}
          >
            <option value="">{text.sorts.available}</option>
            {SORTS.map((each) => (
              <option key={each} value={each}>
                {text.sorts[each]}
              </option>
            ))}
          </select>
        </Form>
        <Button className="lg:hidden" onClick={() => setOpen(true)} aria-haspopup="dialog">
          <MoreIcon name="settings" />
          {text.filters}
          {applied.length > 0 ? <span className="num">{applied.length}</span> : null}
        </Button>
      </div>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        {applied.map(({ name, value }) => (
          <FilterChip key={name} onRemove={() => remove(name)} removeLabel={text.remove(labelOf(name, value))}>
            {labelOf(name, value)}
          </FilterChip>
        ))}
        {applied.length > 0 ? (
          <ButtonLink to="/astrologers" size="sm" variant="quiet" preventScrollReset>
            {text.clear}
          </ButtonLink>
        ) : null}
        <span className="ml-auto text-small text-muted" aria-live="polite" ref={found} tabIndex={-1}>
          {summary}
        </span>
      </div>
      <Drawer open={open} onClose={() => setOpen(false)} label={text.filters} side="bottom">
        <Filters choices={choices} applied={applied} sort={sort} onDone={() => setOpen(false)} />
      </Drawer>
    </>
  )
}
