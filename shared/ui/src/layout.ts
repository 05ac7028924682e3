export { Box, chakra, Flex, Grid, Heading, Span, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
