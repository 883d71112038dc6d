// Filters of the user's conversations, in the URL: all or unread, and a name.

import { Form } from '@remix-run/react'
import { useTexts } from '#app/language/texts.ts'
import { inputClass } from '#app/ui/form/field-class.ts'
import { FilterLink } from '#app/ui/table/filter-link.tsx'
import { chatsTexts } from './chats-text.ts'
import { type ConversationFilter, conversationsAddress } from './filter-conversations.ts'

type Props = { filter: ConversationFilter; counts: { all: number; unread: number } }

export function ConversationFilters({ filter, counts }: Props) {
  const text = useTexts(chatsTexts)
  const { unread, search } = filter
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <nav className="flex flex-wrap gap-2" aria-label={text.filter}>
        <FilterLink to={conversationsAddress({ unread: false, search })} current={!unread} count={counts.all}>
          {text.all}
        </FilterLink>
        <FilterLink to={conversationsAddress({ unread: true, search })} current={unread} count={counts.unread}>
          {text.withUnread}
        </FilterLink>
      </nav>
      <Form role="search" aria-label={text.search} className="min-w-0 flex-1 basis-56" preventScrollReset>
        {unread ? <input type="hidden" name="show" value="unread" /> : null}
        <input
          key={search}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          name="search"
          className={inputClass({})}
          aria-label={text.search}
          placeholder={text.search}
          defaultValue={search}
          maxLength={80}
        />
      </Form>
    </div>
  )
}
