import { Button, Flex } from '@console/ui'

interface Props<Id extends string> {
  readonly label: string
  readonly options: readonly { readonly id: Id; readonly name: string; readonly lang?: string }[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
}

export function SegmentedControl<Id extends string>({ label, options, chosen, onChoose }: Props<Id>) {
  return (
    <Flex role="group" aria-label={label} gap="1.5" wrap="wrap">
      {options.map(({ id, name, lang }) => (
        <Button
          key={id}
          size="xs"
          lang={lang}
          aria-pressed={id === chosen}
          bg={id === chosen ? 'bg.emphasized' : undefined}
          onClick={() => onChoose(id)}
        >
          {name}
        </Button>
      ))}
    </Flex>
  )
}
