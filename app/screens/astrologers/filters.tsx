// The filters of the directory: a plain GET form, and chips that repeat what is applied.
import { Form, useNavigate, useSearchParams, useSubmit } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FilterChip } from '#app/ui/chip.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formatUsd } from '#app/ui/money.tsx'
import { directoryText as text } from './messages.ts'

type Options = { skills: string[]; languages: string[] }
const PRICES = [1, 1.5, 2, 2.5, 3]

/** Applies at once, and works as a plain form without scripts. */
export function Filters({ options, onDone }: { options: Options; onDone?: () => void }) {
  const [params] = useSearchParams()
  const submit = useSubmit()
  const apply = (event: FormEvent<HTMLFormElement>) => submit(event.currentTarget, { preventScrollReset: true })
  const any = { value: '', label: text.any }
  const named = (names: string[]) => [any, ...names.map((name) => ({ value: name, label: name }))]
  return (
    // The key: chips change the URL, and the fields follow it.
    <Form className="filters" key={params.toString()} onChange={onDone ? undefined : apply} onSubmit={onDone}>
      {params.get('search') ? <input type="hidden" name="search" value={params.get('search') ?? ''} /> : null}
      <fieldset>
        <Checkbox name="online" value="true" label={text.online} defaultChecked={params.get('online') === 'true'} />
      </fieldset>
      <fieldset>
        <SelectField
          label={text.skill}
          name="skill"
          options={named(options.skills)}
          defaultValue={params.get('skill') ?? ''}
        />
      </fieldset>
      <fieldset>
        <SelectField
          label={text.language}
          name="language"
          options={named(options.languages)}
          defaultValue={params.get('language') ?? ''}
        />
      </fieldset>
      <fieldset>
        <SelectField
          label={text.price}
          name="max_price"
          options={[
            any,
            ...PRICES.map((price) => ({ value: String(price), label: text.upTo(formatUsd(price * 100)) })),
          ]}
          defaultValue={params.get('max_price') ?? ''}
        />
      </fieldset>
      {onDone ? (
        <Button type="submit" variant="primary" block>
          {text.apply}
        </Button>
      ) : (
        <noscript>
          <Button type="submit" plainForm>
            {text.apply}
          </Button>
        </noscript>
      )}
    </Form>
  )
}

export function AppliedFilters({ options, summary }: { options: Options; summary: string }) {
  const [params] = useSearchParams()
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const applied = appliedOf(params)

  function remove(name: string) {
    const next = new URLSearchParams(params)
    next.delete(name)
    navigate(`?${next}`, { preventScrollReset: true })
  }

  return (
    <>
      <div className="list-tools">
        <Form className="affix grow" role="search">
          {[...params].map(([name, value]) =>
            name === 'search' ? null : <input key={name} type="hidden" name={name} value={value} />,
          )}
          <Icon name="search" />
          <input
            className="input"
            type="search"
            name="search"
            maxLength={40}
            placeholder={text.search}
            aria-label={text.searchLabel}
            key={params.get('search')}
            defaultValue={params.get('search') ?? ''}
          />
        </Form>
        <Button className="list-tools__f" onClick={() => setOpen(true)} aria-haspopup="dialog">
          <Icon name="settings" />
          {text.filters}
          {applied.length > 0 ? <span className="num">{applied.length}</span> : null}
        </Button>
      </div>
      <div className="row row--wrap applied">
        {applied.map(({ name, label }) => (
          <FilterChip key={name} onRemove={() => remove(name)} removeLabel={text.remove(label)}>
            {label}
          </FilterChip>
        ))}
        {applied.length > 0 ? (
          <ButtonLink to="/astrologers" size="sm" variant="quiet" preventScrollReset>
            {text.clear}
          </ButtonLink>
        ) : null}
        <span className="small muted applied__sum" aria-live="polite">
          {summary}
        </span>
      </div>
      <Drawer open={open} onClose={() => setOpen(false)} label={text.filters} side="bottom">
        <Filters options={options} onDone={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

function appliedOf(params: URLSearchParams): { name: string; label: string }[] {
  return [...params].flatMap(([name, value]) => {
    if (value === '') return []
    if (name === 'online') return [{ name, label: text.online }]
    if (name === 'max_price') return [{ name, label: text.upTo(formatUsd(Number(value) * 100)) }]
    return name === 'search' || name === 'skill' || name === 'language' ? [{ name, label: value }] : []
  })
}
