import { Form } from '@remix-run/react'
import { useRef } from 'react'
import { useSubmitOnChange } from '#app/form/use-submit-on-change.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { KIND_NAMES } from '#workers/contract/consultations/consultation-states.ts'
import type { ConsultationFilters } from './consultations-address.ts'
import { consultationsTexts } from './consultations-text.ts'

type Props = { of: 'calls' | 'chats'; filters: ConsultationFilters; filtered: boolean }

/** The filters are in the URL, so that they can be shared and work without JavaScript. */
export function ConsultationsForm({ of, filters, filtered }: Props) {
  const text = useTexts(consultationsTexts)
  const form = useRef<HTMLFormElement>(null)
  const onChange = useSubmitOnChange(form)
  return (
    <Form
      ref={form}
      autoComplete="off"
      className="grid grid-cols-2 items-end gap-3 *:min-w-0 sm:flex sm:flex-wrap"
      role="search"
      aria-label={text.filters}
      onChange={onChange}
    >
      <InputField
        small
        className="col-span-2 flex-[1_1_180px]"
        type="search"
        name="search"
        label={text.search}
        placeholder={text.searchHint}
        defaultValue={filters.search ?? ''}
      />
      {of === 'calls' ? (
        <SelectField
          small
          name="kind"
          label={text.kind}
          defaultValue={filters.kind ?? ''}
          options={[
            { value: '', label: text.anyKind },
            { value: 'web-call', label: KIND_NAMES['web-call'] },
            { value: 'phone-call', label: KIND_NAMES['phone-call'] },
          ]}
        />
      ) : null}
      <SelectField
        small
        className={of === 'chats' ? 'col-span-2' : undefined}
        name="status"
        label={text.status}
        defaultValue={filters.status ?? ''}
        options={[
          { value: '', label: text.anyStatus },
          ...Object.entries(text.statuses).map(([value, label]) => ({ value, label })),
        ]}
      />
      <div className="contents *:min-w-0 sm:flex sm:gap-3">
        <InputField small type="date" name="from" label={text.from} defaultValue={filters.from ?? ''} />
        <InputField small type="date" name="to" label={text.to} defaultValue={filters.to ?? ''} />
      </div>
      {filters.client ? <input type="hidden" name="client" value={filters.client} /> : null}
      <Button type="submit" size="sm" className={filtered ? undefined : 'col-span-2'}>
        {text.apply}
      </Button>
      {filtered ? (
        <ButtonLink to="?" size="sm" variant="quiet">
          {text.clear}
        </ButtonLink>
      ) : null}
    </Form>
  )
}
