import { Stack, VisuallyHidden } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import { Skeleton } from './skeleton.ts'

/** A page of a record or a form that is on its way: its title, the line below it, a section. */
export function SkeletonPage() {
  const text = useKitText()
  return (
    <Stack gap="5" maxW="4xl" aria-busy="true">
      <VisuallyHidden role="status">{text('feedback.loading')}</VisuallyHidden>
      <Skeleton height="8" width="40%" />
      <Skeleton height="12" width="75%" />
      <Skeleton height="40" />
    </Stack>
  )
}
