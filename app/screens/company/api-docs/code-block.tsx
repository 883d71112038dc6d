import { langOf } from '#app/language/language-of-words.ts'
import { ScrollArea } from '#app/ui/table/scroll-area.tsx'

export function Code({ children }: { children: string }) {
  return (
    <ScrollArea className="mt-1.5 max-h-100 overflow-auto rounded-control border border-line bg-sunken p-3 text-12">
      <pre lang={langOf(children)}>{children}</pre>
    </ScrollArea>
  )
}
