/// The memberships of a host in groups of machines that share readings.
package protocol ReadingSharing: Sendable {}
