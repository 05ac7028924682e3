export { Field, Input, NativeSelect, Textarea } from '@chakra-ui/react'
