import { ScrollArea } from '#app/ui/scroll-area.tsx'

export function Code({ children }: { children: string }) {
  return (
    <ScrollArea className="mt-1.5 max-h-100 overflow-auto rounded-control border border-line bg-sunken p-3 text-12">
      <pre>{children}</pre>
    </ScrollArea>
  )
}
