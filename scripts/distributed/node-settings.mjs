/**
 * What every node of a cluster needs in postgresql.conf.
 *
 * @type {Record<string, string>}
 */
export const NODE_SETTINGS = {
  shared_preload_libraries: "citus",
  // Restaurants are moved between workers by logical replication, while they take orders.
  wal_level: "logical",
  // A transaction that wrote on several nodes is committed in two phases.
  max_prepared_transactions: "200",
  // What a host that broke down in between has left prepared keeps its rows locked until it is ended: a minute otherwise.
  "citus.recover_2pc_interval": "5s",
  // A statement that changes the schema locks every shard of every table.
  max_locks_per_transaction: "512",
  // The planner's guess at the cost of asking a worker is so high that it would compile every such statement first.
  jit: "off",
  // Immutable books and the ledger's balances are kept by triggers, which change rows of the same restaurant only: those
  // are on the same worker.
  "citus.enable_unsafe_triggers": "on",
  "citus.allow_nested_distributed_execution": "on",
  // A transaction that has asked all workers, each over several connections, could no longer change a table of every node.
  "citus.multi_shard_modify_mode": "sequential",
  // An erasure says by SET LOCAL that it may change events.
  "citus.propagate_set_commands": "local",
};
