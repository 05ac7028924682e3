export { Box, Center, chakra, Flex, Grid, Heading, HStack, Separator, Spacer, Span, Stack, Text, VStack, VisuallyHidden, Wrap } from '@chakra-ui/react'
