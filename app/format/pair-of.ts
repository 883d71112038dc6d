/** pairOf('hala:हल_चलाना') = ['hala', 'हल चलाना']: an id and its name. */
export function pairOf(pair: string): [id: string, name: string] {
  const [id = '', name = ''] = pair.split(':')
  return [id, name.replaceAll('_', ' ')]
}
