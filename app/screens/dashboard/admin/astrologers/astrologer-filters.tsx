import { useTexts } from '#app/language/texts.ts'
import { ListFilters } from '#app/screens/dashboard/admin/list-filters.tsx'
import type { AstrologerFilters as Filters } from '#workers/contract/admin/admin-astrologers.ts'
import { astrologersTexts } from './astrologers-text.ts'

const CHOICES = {
  status: ['online', 'offline', 'busy'],
  approval: ['approved', 'pending'],
  chat: ['enabled', 'disabled'],
} as const

/** The search and the three filters of the directory. */
export function AstrologerFilters({ filters }: { filters: Filters }) {
  const text = useTexts(astrologersTexts)
  const { status, approval, chat, sort } = filters
  const names = Object.keys(CHOICES) as (keyof typeof CHOICES)[]
  return (
    <ListFilters
      label={text.searchLabel}
      placeholder={text.search}
      search={filters.search ?? ''}
      choices={names.map((name) => {
        const words: Record<string, string> = text.filters[name]
        const options = ['', ...CHOICES[name]].map((value) => ({ value, label: words[value || 'all'] ?? value }))
        return { name, label: text.filters[name].label, options }
      })}
      values={{ status, approval, chat }}
      kept={{ sort }}
    />
  )
}
