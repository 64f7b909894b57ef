// The compiler imports this module wherever a file has both Testing and UIKit. On Apple's systems it attaches
// pictures to the reports of tests; here there is nothing to attach.
